import type { FestivalGround } from '@okolitsa/contracts/festival/festival.ts'
import { groundState } from '@okolitsa/domain/festival/festival.ts'

/** The ground of the URL; otherwise of the visitor's region, otherwise the next one, otherwise the last. */
export function chooseGround<G extends FestivalGround>(
  grounds: readonly G[],
  { asked, regionCode, now }: { readonly asked: string | null; readonly regionCode: string; readonly now: Date },
): G | undefined {
  const live = grounds.filter((ground) => groundState(ground, now) !== 'over')
  return (
    grounds.find(({ id }) => String(id) === asked) ??
    live.find((ground) => ground.regionCode === regionCode) ??
    live[0] ??
    grounds.at(-1)
  )
}
