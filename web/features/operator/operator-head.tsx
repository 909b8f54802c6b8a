import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { chatText } from '@okolitsa/strings/ru/chat.ts'
import { kitchenDesk } from '@okolitsa/strings/ru/kitchen-desk.ts'
import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { operator as text } from '@okolitsa/strings/ru/operator.ts'
import { reviewDeskWords } from '@okolitsa/strings/ru/review-words.ts'
import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'
import { siteRequestDesk } from '@okolitsa/strings/ru/site-requests.ts'
import { tourDesk } from '@okolitsa/strings/ru/tour-desk.ts'
import { DESK_PATH } from '../../data/operator/tour-list-query.ts'
import { useDeskUnread } from '../../data/operator/use-desk-unread.ts'
import { KITCHEN_PATH } from '../../data/operator/use-kitchen.ts'
import { useStaffSignOut } from '../../data/operator/use-staff-sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Counter } from '../../ui/counter.tsx'
import { LogOutIcon } from '../../ui/icons.ts'
import { Logo } from '../../ui/logo.tsx'
import css from './operator-head.module.css'

/** Who works here, and the way out. */
export function OperatorHead({ member }: { member: StaffMember | null }) {
  const signOut = useStaffSignOut()
  const unread = useDeskUnread(member?.organization != null)
  return (
    <header className={css.head}>
      <div className={`wrap ${css.row}`}>
        <a href="/operator" className={css.logo} aria-label={text.toOrders}>
          <Logo name={layoutText.brand} size="small" />
        </a>
        {member && (
          <>
            <p className={css.member}>
              <b>{member.organization?.title ?? text.administrator}</b>
              <small>{member.name}</small>
            </p>
            {member.organization?.type === 'restaurant' && (
              <a className="link sm" href={KITCHEN_PATH}>
                {kitchenDesk.title}
              </a>
            )}
            {member.organization?.type === 'tour_operator' && (
              <a className="link sm" href={DESK_PATH}>
                {tourDesk.title}
              </a>
            )}
            <a className="link sm" href="/operator/chats">
              {chatText.deskTitle} {unread > 0 && <Counter text={String(unread)} label={chatText.unread(unread)} />}
            </a>
            {member.organization && (
              <>
                <a className="link sm" href="/operator/sites">
                  {siteEditor.title}
                </a>
                <a className="link sm" href="/operator/requests">
                  {siteRequestDesk.title}
                </a>
              </>
            )}
            <a className="link sm" href="/operator/reviews">
              {reviewDeskWords.title}
            </a>
            <Button look="secondary-gray" size="medium" icon={LogOutIcon} onClick={() => signOut.mutate()}>
              <span className={css.out}>{text.signOut}</span>
            </Button>
          </>
        )}
      </div>
    </header>
  )
}
