/** Settings of the server. Sizes suit a laptop; a production shop sets DATABASE_URL and tunes its own server. */
export const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  synchronous_commit: 'on',
  // JIT compilation costs more than it saves on queries of a millisecond.
  jit: 'off',
  // parallel workers need /dev/shm (64 MB in a default container) and take cores from other requests
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  logging_collector: 'off',
  password_encryption: 'scram-sha-256',
}

/** Settings for test databases, which need no durability. */
export const disposableSettings: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // by default the first five executions of a statement are each planned anew, and most of a test's are among them
  plan_cache_mode: 'force_generic_plan',
  shared_buffers: '128MB',
  // as many concurrent test files as there are cores, each with one or two shops
  max_connections: '500',
}
