import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useStartLink } from '../../data/office/use-start.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './office-people.module.css'

const text = officePeople.start

/** Exchanges the link of the address for a cookie; the address is replaced at once. */
export function StartLink({ token }: { token: string }) {
  const isOver = useStartLink(token)
  return isOver ? <StartLinkOver /> : <p role="status">{text.opening}</p>
}

/** A link that was used, replaced or has expired: what to do. */
export function StartLinkOver() {
  const { over } = text
  return (
    <Card as="section" className="stack g4">
      <h1 className="h2">{over.title}</h1>
      <p>{over.text}</p>
      <p>{over.invited}</p>
      <p>
        {over.todo}
        <code className={css.command}>{over.command}</code>
      </p>
      <p>
        {over.owner}
        <code className={css.command}>{over.reset}</code>
      </p>
      <Button href="/office/sign-in" block>
        {over.signIn}
      </Button>
    </Card>
  )
}
