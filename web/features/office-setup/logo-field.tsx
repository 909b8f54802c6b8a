import type { DeskMarket } from '@okolitsa/contracts/market/market-settings.ts'
import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import { useRef, useState } from 'react'
import { useLogo } from '../../data/office/use-market-desk.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Button } from '../../ui/button.tsx'
import css from './steps.module.css'

const text = marketSetup.identity.logo
/** Maximum size of a logo, as the server refuses it, bytes. */
const MAX_BYTES = 5 * 1024 * 1024

/** The logo: uploaded at once, apart from the typed fields. */
export function LogoField({ market, onChanged }: { market: DeskMarket; onChanged: (market: DeskMarket) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const { upload, remove } = useLogo()
  const [isTooLarge, setTooLarge] = useState(false)
  const { logoUrl } = market.identity
  const error = upload.error ?? remove.error
  const problem = isTooLarge ? text.tooLarge : error ? refusalWords(error, text.failed) : null
  const choose = (file: File | undefined) => {
    if (!file || upload.isPending) return
    setTooLarge(file.size > MAX_BYTES)
    if (file.size <= MAX_BYTES) upload.mutate(file, { onSuccess: onChanged })
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{text.title}</legend>
      <input
        ref={input}
        type="file"
        accept="image/png,image/webp,image/jpeg"
        aria-label={text.add}
        hidden
        onChange={({ target }) => {
          choose(target.files?.[0])
          // lets the same file be chosen again
          target.value = ''
        }}
      />
      <div className={css.logo}>
        {logoUrl && <img src={logoUrl} alt={text.alt} />}
        <Button look="secondary" size="medium" busy={upload.isPending} onClick={() => input.current?.click()}>
          {logoUrl ? text.replace : text.add}
        </Button>
        {logoUrl && (
          <Button
            look="secondary-gray"
            size="medium"
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onChanged })}
          >
            {text.remove}
          </Button>
        )}
      </div>
      {problem ? (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      ) : (
        <p className="sm muted">{text.hint}</p>
      )}
    </fieldset>
  )
}
