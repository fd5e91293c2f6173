"""What a host watches: figures of the running bot, as Prometheus reads them, where a host wants any."""
