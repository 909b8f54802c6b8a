import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { PhotoChoice } from '../../ui/photo-choice.tsx'

const text = couriers.day.photo

export function DoorPhoto({ photo, onChoose }: { photo: File | null; onChoose: (photo: File | null) => void }) {
  return (
    <div className="stack g2">
      <PhotoChoice photo={photo} labels={text} hasCamera onChoose={onChoose} />
      <p className="sm muted">{text.hint}</p>
    </div>
  )
}
