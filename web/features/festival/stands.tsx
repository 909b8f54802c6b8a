import type { FestivalStand } from '@okolitsa/contracts/festival/festival.ts'
import { festivalText } from '@okolitsa/strings/ru/festival.ts'
import { lazy, Suspense, useState } from 'react'
import { chosenPlaces } from '../../data/cart/chosen-way.ts'
import { farmerPath } from '../../data/catalog/addresses.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { QrCodeIcon } from '../../ui/icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import css from './festival.module.css'

const Modal = lazy(() => import('../../ui/modal.tsx'))
const QrCode = lazy(() => import('../../ui/qr-code.tsx'))
const text = festivalText.stands
const PICTURE_PX = 46

/** Farms of a festival ground, each with a QR code of its page. */
export function Stands({
  stands,
  isOpen,
  absolute,
}: {
  stands: readonly FestivalStand[]
  /** Whether the ground still has pick-up: goods bought from a stand are picked up there. */
  isOpen: boolean
  absolute: (path: string) => string
}) {
  const [shown, setShown] = useState<FestivalStand | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <ul className={css.stands}>
        {stands.map((stand) => {
          const { number, farmer, tradePlaceId } = stand
          return (
            <li key={farmer.id} className={css.stand}>
              <Thumb
                picture={pictureOf(farmer.smallImageUrl, '', { width: PICTURE_PX, height: PICTURE_PX })}
                hue={farmer.hue}
                size={PICTURE_PX}
              />
              <div>
                <a
                  href={farmerPath(farmer.id)}
                  onClick={() => isOpen && chosenPlaces.put(farmer.id, { tradePlaceId, title: text.stand(number) })}
                >
                  {farmer.title}
                </a>
                <small>{text.stand(number)}</small>
              </div>
              <IconButton icon={QrCodeIcon} label={text.codeLabel(farmer.title)} onClick={() => setShown(stand)} />
            </li>
          )
        })}
      </ul>
      {shown && (
        <Suspense>
          <Modal
            isOpen
            onOpenChange={(isShown) => !isShown && close()}
            title={shown.farmer.title}
            closeLabel={text.close}
            size="small"
          >
            <div className={css.code}>
              <QrCode value={absolute(farmerPath(shown.farmer.id))} label={text.codeLabel(shown.farmer.title)} />
              <p className="sm muted">{text.codeNote}</p>
            </div>
          </Modal>
        </Suspense>
      )}
    </>
  )
}
