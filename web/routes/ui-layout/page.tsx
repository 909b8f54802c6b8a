import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { uiSamples } from '@okolitsa/strings/ru/ui-samples.ts'

/** Something to stand inside a layout that has no pages yet; in development only. */
export function Page() {
  return (
    <div className="wrap section">
      <title>{layoutText.brandInText}</title>
      <h1 className="h1">{uiSamples.type.h1}</h1>
      <p>{uiSamples.type.text}</p>
    </div>
  )
}
