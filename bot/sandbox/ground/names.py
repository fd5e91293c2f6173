"""Names of people on the local Discord, in the order in which they join."""

_IN_ORDER = """
    Aya Ben Chiyo Daigo Emi Fumio Goro Hana
    Ichiro Jun Kaede Leo Mai Nobu Orie Pia
    Reiko Sora Taro Ume Viktor Wakana Yuki Zen
    Akira Botan Chika Dai Eiko Fuyu Gen Haru
    Isamu Jiro Kenta Lina Makoto Nao Osamu Riku
    Saki Tomo Uta Yoko Asuka Daichi Etsu Fuji
    Ginko Hiro Itsuki Junko Kei Masa Noriko Ren
    Shin Tetsu Umeko Wataru Yori Aoi Botaro Mio
"""

NAMES = tuple(_IN_ORDER.split())
"""As many as the largest demonstration needs."""
