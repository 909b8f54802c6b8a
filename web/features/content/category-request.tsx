import { LONGEST_TITLE } from '@okolitsa/domain/content/category-request.ts'
import { categoryRequest as text } from '@okolitsa/strings/ru/category-request.ts'
import { useCategoryRequest } from '../../data/content/use-category-request.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './category-request.module.css'

/** Requests a missing category. Marketplace only: a seller's own site has only the seller's categories. */
export default function CategoryRequest({
  initial = '',
}: {
  /** The search text without results. */
  initial?: string
}) {
  const { title, setTitle, error, isSending, sent, send, again } = useCategoryRequest(initial)
  if (isSellerSite(useRootData())) return null
  return (
    <Card as="section" aria-labelledby="category-request" className="stack g4">
      <div className="stack g2">
        <h2 id="category-request" className="h4">
          {text.title}
        </h2>
        <p className="muted">{text.about}</p>
      </div>
      <div role="status">{sent !== null && <p>{text.sent(sent)}</p>}</div>
      {sent === null ? (
        <KeptForm
          id="category-request"
          sending={{ isPending: isSending, isError: error !== undefined }}
          asks={false}
          method="post"
          noValidate
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <TextField
            label={text.field}
            hint={text.hint}
            error={error}
            name="title"
            autoComplete="off"
            maxLength={LONGEST_TITLE}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <Button type="submit" look="secondary" busy={isSending}>
            {text.send}
          </Button>
        </KeptForm>
      ) : (
        <div>
          <Button look="secondary" size="medium" onClick={again}>
            {text.again}
          </Button>
        </div>
      )}
    </Card>
  )
}
