import type { Crop, CropCalendar, Months } from '@okolitsa/domain/catalog/crop-calendar.ts'
import type { ClimateZone } from '@okolitsa/domain/geo/climate-zone.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** The whole crop calendar, by title. */
export async function listCrops(executor: Executor): Promise<CropCalendar> {
  const rows = await run<Omit<Crop, 'seasons' | 'words'> & { words: string[]; seasons: SeasonRow[] }>(
    executor,
    `select c.code, c.title, c.kind, c.words,
       coalesce((select json_agg(json_build_object('zone', s.zone, 'from', s.from_month, 'to', s.to_month)
         order by s.zone, s.from_month) from crop_season s where s.crop_code = c.code), '[]') as seasons
     from crop c order by c.title, c.code`,
  )
  return rows.map(({ seasons, ...crop }) => ({ ...crop, seasons: byZone(seasons) }))
}

interface SeasonRow extends Months {
  readonly zone: ClimateZone
}

function byZone(rows: readonly SeasonRow[]): Crop['seasons'] {
  const zones: Partial<Record<ClimateZone, Months[]>> = {}
  for (const { zone, from, to } of rows) zones[zone] = [...(zones[zone] ?? []), { from, to }]
  return zones
}

export async function saveCrop(tx: Executor, { code, title, kind, words, seasons }: Crop): Promise<void> {
  await run(
    tx,
    `insert into crop (code, title, kind, words) values ($1, $2, $3, $4)
     on conflict (code) do update set title = excluded.title, kind = excluded.kind, words = excluded.words`,
    [code, title, kind, words],
  )
  await run(tx, 'delete from crop_season where crop_code = $1', [code])
  await run(
    tx,
    `insert into crop_season (crop_code, zone, from_month, to_month)
     select distinct on (zone, "from") $1, zone, "from", "to"
       from jsonb_to_recordset($2::jsonb) as season (zone text, "from" smallint, "to" smallint)`,
    [
      code,
      JSON.stringify(
        Object.entries(seasons).flatMap(([zone, all]) => (all ?? []).map((months) => ({ zone, ...months }))),
      ),
    ],
  )
}
