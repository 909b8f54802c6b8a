import { installText as text } from '@okolitsa/strings/ru/install.ts'
import { useEffect, useState } from 'react'
import { install, isInstalled, isIos, mayInstall } from '../../platform/offline/install.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DownloadIcon } from '../../ui/icons.ts'

/**
 * Installation of the shop as an application: a button where the browser supports it, instructions on iPhones,
 * otherwise hidden.
 */
export function InstallCard() {
  const [way, setWay] = useState<'offer' | 'hand' | 'done' | null>(null)
  useEffect(() => {
    const look = () => setWay(isInstalled() ? null : mayInstall() ? 'offer' : isIos() ? 'hand' : null)
    look()
    window.addEventListener('beforeinstallprompt', look)
    return () => window.removeEventListener('beforeinstallprompt', look)
  }, [])
  if (way === null) return null
  const press = async () => setWay((await install()) ? 'done' : null)
  return (
    <Card as="section" className="stack g3">
      <h2 className="h4">{text.title}</h2>
      <p className="muted" role="status">
        {way === 'done' ? text.installed : way === 'hand' ? text.onIos : text.text}
      </p>
      {way === 'offer' && (
        <div>
          <Button look="soft" size="medium" icon={DownloadIcon} onClick={() => void press()}>
            {text.install}
          </Button>
        </div>
      )}
    </Card>
  )
}
