import pg from 'pg'

let made = 0

/** Creates a database from a migrated template on a temporary server; returns its URL. */
export async function freshDatabase(serverUrl: string, template: string): Promise<string> {
  made += 1
  const url = new URL(serverUrl)
  const name = `histories_${process.pid}_${made}`
  url.pathname = `/${name}`
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  try {
    await server.query(`create database ${name} template ${template} strategy file_copy`)
  } finally {
    await server.end()
  }
  return url.href
}
