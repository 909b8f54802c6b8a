import { bookingsDesk as text } from '@okolitsa/strings/ru/bookings-desk.ts'
import { useEffect, useRef, useState } from 'react'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import css from './ticket-camera.module.css'

/** Interface of browsers that can read QR codes; in all others the code is typed. */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type CodeReaderClass = new (options: { readonly formats: readonly string[] }) => CodeReader
const codeReader = (): CodeReaderClass | undefined =>
  (globalThis as { BarcodeDetector?: CodeReaderClass }).BarcodeDetector

/** Whether this browser can read a ticket with the camera. */
export const hasTicketCamera = (): boolean =>
  codeReader() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function'

/** Interval at which a frame of the camera is examined, ms. */
const LOOK_MS = 300

export function TicketCamera({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isBroken, setBroken] = useState(false)
  const callback = useRef(onCode)
  useEffect(() => {
    callback.current = onCode
  })
  useEffect(() => {
    const Reader = codeReader()
    if (!Reader) return
    const reader = new Reader({ formats: ['qr_code'] })
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHere = true
    const look = async () => {
      const [found] = video.current ? await reader.detect(video.current).catch(() => []) : []
      if (!isHere) return
      if (found) callback.current(found.rawValue)
      else timer = setTimeout(() => void look(), LOOK_MS)
    }
    const open = async () => {
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      stream = opened
      if (!isHere || !video.current) {
        for (const track of opened.getTracks()) track.stop()
        return
      }
      video.current.srcObject = opened
      await video.current.play()
      await look()
    }
    open().catch(() => {
      if (isHere) setBroken(true)
    })
    return () => {
      isHere = false
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  return (
    <div className="stack g4">
      {isBroken ? (
        <Notification tone="warning" title={text.cameraFailed} />
      ) : (
        <>
          <p>{text.cameraTitle}</p>
          <video ref={video} className={css.video} playsInline muted />
        </>
      )}
      <Button reads look="secondary-gray" onClick={onClose}>
        {text.cameraStop}
      </Button>
    </div>
  )
}
