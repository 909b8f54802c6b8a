import type pg from 'pg'

export interface Column {
  name: string
  /** Name of the type: «int4», «timestamptz», «_text» for text[]. */
  type: string
}

export interface Description {
  /** Types of the parameters `$1`, `$2` … */
  parameters: string[]
  columns: Column[]
}

interface Connection {
  parse(message: { text: string }): void
  describe(message: { type: 'S' }): void
  sync(): void
  once(event: 'parameterDescription', listener: (message: { dataTypeIDs: number[] }) => void): void
}

/** Type names by their number. */
export async function readTypeNames(client: pg.Client): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ oid: number; name: string }>('select oid::int, typname as name from pg_type')
  return new Map(rows.map(({ oid, name }) => [oid, name]))
}

/**
 * Requests a statement's parameters and columns from the database without running it, by Parse and Describe of the wire
 * protocol.
 */
export function describe(
  client: pg.Client,
  text: string,
  typeNames: ReadonlyMap<number, string>,
): Promise<Description> {
  const nameOf = (oid: number) => typeNames.get(oid) ?? String(oid)
  return new Promise((resolve, reject) => {
    const described: Description = { parameters: [], columns: [] }
    client.query({
      submit(connection: Connection) {
        connection.once('parameterDescription', ({ dataTypeIDs }) => {
          described.parameters = dataTypeIDs.map(nameOf)
        })
        connection.parse({ text })
        connection.describe({ type: 'S' })
        connection.sync()
      },
      handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
        described.columns = fields.map(({ name, dataTypeID }) => ({ name, type: nameOf(dataTypeID) }))
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(described),
    } as unknown as pg.Submittable)
  })
}
