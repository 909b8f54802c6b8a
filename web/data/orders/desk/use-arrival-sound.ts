import { useEffect, useRef, useState } from 'react'

/**
 * Storage key of a setting of the device, not of a person: a tablet in the kitchen rings, a phone in a pocket need not.
 */
const KEY = 'kitchen-sound'
/** Frequencies of the two tones, Hz, and their duration, seconds. */
const TONES = [880, 1_175]
const TONE_SECONDS = 0.22
const VOLUME = 0.25

function ring(audio: AudioContext): void {
  for (const [index, frequency] of TONES.entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const from = audio.currentTime + index * TONE_SECONDS
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(VOLUME, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + TONE_SECONDS)
  }
}

/**
 * Rings when a new order appears. Browsers allow sound only after a press on the page, so a stored setting takes effect
 * with the first press.
 */
export function useArrivalSound(waiting: readonly number[]) {
  const [isOn, setOn] = useState(false)
  const [isKnown, setKnown] = useState(false)
  const [isAsleep, setAsleep] = useState(false)
  const [arrived, setArrived] = useState<readonly number[]>([])
  const audio = useRef<AudioContext | null>(null)
  const known = useRef<ReadonlySet<number>>(new Set(waiting))

  useEffect(() => {
    setOn(localStorage.getItem(KEY) === 'on')
    setKnown(true)
  }, [])
  useEffect(() => {
    if (!isOn) return
    const wake = () => {
      audio.current ??= new AudioContext()
      audio.current.resume().then(
        () => setAsleep(audio.current?.state !== 'running'),
        () => setAsleep(true),
      )
    }
    setAsleep(audio.current?.state !== 'running')
    document.addEventListener('pointerdown', wake)
    document.addEventListener('keydown', wake)
    return () => {
      document.removeEventListener('pointerdown', wake)
      document.removeEventListener('keydown', wake)
    }
  }, [isOn])
  useEffect(() => {
    const fresh = waiting.filter((id) => !known.current.has(id))
    known.current = new Set(waiting)
    if (fresh.length === 0) return
    setArrived(fresh)
    if (isOn && audio.current?.state === 'running') ring(audio.current)
  }, [waiting, isOn])

  return {
    isOn,
    /** Whether the sound is off, or the browser still waits for a first click. False until hydration. */
    isSilent: isKnown && (!isOn || isAsleep),
    /** Whether the sound is on, but the browser still waits for a first click. */
    isAsleep,
    arrived,
    set(isWanted: boolean): void {
      localStorage.setItem(KEY, isWanted ? 'on' : 'off')
      setOn(isWanted)
      if (!isWanted) return
      audio.current ??= new AudioContext()
      const context = audio.current
      context.resume().then(
        () => {
          setAsleep(false)
          ring(context)
        },
        () => setAsleep(true),
      )
    },
  }
}
