import type { ContentBody } from '@okolitsa/contracts/content/content.ts'
import { visitText } from '@okolitsa/strings/ru/visit.ts'
import type { Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { RichText } from '../../ui/rich-text.tsx'
import css from './cookie-banner.module.css'

const text = visitText.cookies

interface NoticeProps {
  readonly content: ContentBody
  readonly ref?: Ref<HTMLElement>
  readonly isFolded?: boolean
  readonly onUnfold?: () => void
  readonly onAnswer?: (isAccepted: boolean) => void
}

/** The purpose of cookies and the choice. Values of the buttons are read by the script of the early notice. */
export function CookieNoticeView({ content, ref, isFolded = false, onUnfold, onAnswer }: NoticeProps) {
  return (
    <section
      ref={ref}
      data-no-print=""
      className={classNames(css.notification, isFolded && css.folded)}
      aria-label={text.label}
    >
      {isFolded ? (
        <button type="button" className={css.short} onClick={onUnfold}>
          {text.short}
        </button>
      ) : (
        <div className={css.words}>
          <RichText body={content} />{' '}
          <a className="link" href="/privacy">
            {text.more}
          </a>
        </div>
      )}
      <div className={css.answers}>
        <Button size="medium" look="secondary-gray" value="0" onClick={() => onAnswer?.(false)}>
          {text.decline}
        </Button>
        <Button size="medium" look="secondary" value="1" onClick={() => onAnswer?.(true)}>
          {text.accept}
        </Button>
      </div>
    </section>
  )
}
