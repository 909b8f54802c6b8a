import { useOpeningSubscription } from '../../data/market/use-opening-alert.ts'
import { Button } from '../../ui/button.tsx'

/** Confirmed subscription of this visit, which can be ended at once. */
export function EndByToken({
  token,
  words,
}: {
  token: string
  words: { readonly title: string; readonly text: string; readonly end: string; readonly ended: string }
}) {
  const { end, problem } = useOpeningSubscription(token)
  return (
    <div className="stack g3" role="status">
      <h2 className="h3">{words.title}</h2>
      <p>{problem ?? (end.isSuccess ? words.ended : words.text)}</p>
      {!end.isSuccess && (
        <Button look="soft" busy={end.isPending} onClick={() => end.mutate()}>
          {words.end}
        </Button>
      )}
    </div>
  )
}
