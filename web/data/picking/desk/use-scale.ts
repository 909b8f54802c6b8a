import { INITIAL_LISTENING, readScaleChunk } from '@okolitsa/domain/picking/scale-reading.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The part of Web Serial that a scale needs; without it the browser shows no button. */
interface SerialPort {
  readonly readable: ReadableStream<Uint8Array> | null
  open(options: { baudRate: number }): Promise<void>
  close(): Promise<void>
}
interface Serial {
  requestPort(): Promise<SerialPort>
  /** Returns ports that the person has allowed before. */
  getPorts(): Promise<SerialPort[]>
}

/** Default baud rate of shop scales. */
const BAUD_RATE = 9600

const serialOf = (): Serial | null => ('serial' in navigator ? (navigator.serial as Serial) : null)

export type ScaleState = 'absent' | 'off' | 'on' | 'failed'

/** A scale at a serial port; reports each stable weight. */
export function useScale(onWeight: (grams: number) => void) {
  const [state, setState] = useState<ScaleState>('absent')
  const emitWeight = useEffectEvent(onWeight)
  const stop = useRef<(() => void) | null>(null)

  async function listen(port: SerialPort) {
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
    try {
      await port.open({ baudRate: BAUD_RATE })
      reader = port.readable?.getReader()
      if (!reader) return setState('failed')
      const open = reader
      stop.current = () => void open.cancel().catch(() => undefined)
      setState('on')
      const decoder = new TextDecoder('windows-1251')
      let buffer = INITIAL_LISTENING
      for (;;) {
        const { value, done } = await open.read()
        if (done) break
        const { now, grams } = readScaleChunk(buffer, decoder.decode(value, { stream: true }))
        buffer = now
        if (grams !== null) emitWeight(grams)
      }
      setState('off')
    } catch {
      // unplugged, used by another program, or not allowed
      setState('failed')
    } finally {
      reader?.releaseLock()
      await port.close().catch(() => undefined)
    }
  }
  const begin = useEffectEvent((port: SerialPort) => void listen(port))

  useEffect(() => {
    const serial = serialOf()
    if (!serial) return
    let isGone = false
    setState('off')
    serial
      .getPorts()
      .then(([port]) => port && !isGone && begin(port))
      .catch(() => setState('failed'))
    return () => {
      isGone = true
      stop.current?.()
    }
  }, [])

  return {
    state,
    connect: () => {
      serialOf()
        ?.requestPort()
        .then(begin)
        // the person closed the list of ports
        .catch(() => undefined)
    },
  }
}
