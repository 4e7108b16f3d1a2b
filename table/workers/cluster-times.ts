/** How long clients and workers wait. Tests shorten these times. */
export const clusterTimes = {
  /** Seconds without a worker after which the client reports it. */
  noWorkerSeconds: 10,
  /** Seconds between two signs of life of a busy worker. */
  signSeconds: 3,
  /** Milliseconds a worker leaves the queue to others after refusing a job. */
  afterRefusalMs: 5000,
};
