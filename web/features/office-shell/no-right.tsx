import { officeRights } from '@okolitsa/strings/ru/office-rights.ts'
import lost from '../../assets/land/err.svg'
import { useOwnerNames } from '../../data/office/use-team.ts'
import { ErrorHead } from '../../platform/head/error-head.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

const text = officeRights.missing

/** A page that the person's roles do not open, with the people who give rights. */
export function NoRight() {
  const owners = useOwnerNames()
  return (
    <div className="wrap section">
      <ErrorHead isMissing={false} />
      <ErrorState
        picture={lost}
        title={text.title}
        text={[text.text, owners.length > 0 && text.givenBy(owners)].filter(Boolean).join(' ')}
        action={
          <Button size="medium" href="/office">
            {text.home}
          </Button>
        }
      />
    </div>
  )
}
