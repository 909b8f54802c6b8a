import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import css from './list-search.module.css'
import { SearchField } from './search-field.tsx'

/**
 * Search over a list: a GET form with a button for people who do not use Enter. @param props.kept parameters preserved
 * in the URL query
 */
export function ListSearch({
  action,
  kept = {},
  search,
  words,
  maxLength,
  inputMode,
  className,
}: {
  action: string
  kept?: Readonly<Record<string, string>>
  search: string | undefined
  words: { readonly search: string; readonly searchHint: string; readonly find: string }
  maxLength: number
  inputMode?: 'tel'
  className?: string | undefined
}) {
  return (
    <search>
      <form action={action} className={classNames(css.search, className)}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          key={search}
          name="search"
          label={words.search}
          placeholder={words.searchHint}
          defaultValue={search}
          maxLength={maxLength}
          {...(inputMode && { inputMode })}
        />
        <Button reads type="submit" look="secondary">
          {words.find}
        </Button>
      </form>
    </search>
  )
}
