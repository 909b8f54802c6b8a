import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { constructorEntry as text } from '@okolitsa/strings/ru/constructor-entry.ts'
import { useChooseSeller } from '../../data/staff/desk/use-choose-seller.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

const pathOf = (organizationId: number) => `/constructor?seller=${organizationId}`

/** Chooses one of the member's shops: a session is for one seller at a time. */
export function ShopChoice({ current, sellers }: { current: number; sellers: StaffMember['sellers'] }) {
  const choose = useChooseSeller(pathOf)
  const isBusy = choose.isPending || choose.isSuccess
  return (
    <Card as="section" className="stack g4">
      <h1 className="h2">{text.whichShop}</h1>
      {sellers.map(({ id, title }) =>
        id === current ? (
          <Button key={id} look="secondary" size="xlarge" block href={pathOf(id)}>
            {title}
          </Button>
        ) : (
          <Button
            key={id}
            look="secondary"
            size="xlarge"
            block
            busy={isBusy && choose.variables === id}
            disabled={isBusy}
            onClick={() => choose.mutate(id)}
          >
            {title}
          </Button>
        ),
      )}
    </Card>
  )
}
