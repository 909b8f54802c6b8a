/**
 * Restarts a server that was open and ends unexpectedly, with growing pauses. A server that never opened has reported
 * the reason (a bad setting, a taken port) and is not restarted.
 */
import { spawn } from 'node:child_process'

/** Message of the server once it listens. */
export const OPEN_MESSAGE = 'open'

const pauses = { firstMs: 1000, longestMs: 30_000, calmAfterMs: 60_000 }

/**
 * @param {object} options
 * @param {string} options.file the program
 * @param {readonly string[]} options.args
 * @param {object} options.spawnOptions as for `spawn`; an IPC channel is added
 * @param {(facts: { reason: string, pauseMs: number }) => void} options.onRestart called before each pause
 * @param {{ firstMs: number, longestMs: number, calmAfterMs: number }} [options.timing] ms; for tests
 * @returns {{ stop(signal: NodeJS.Signals): void, ended: Promise<number> }} `ended` resolves to the last exit code
 */
export function supervise({ file, args, spawnOptions, onRestart, timing = pauses }) {
  let server = null
  let isStopping = false
  let wasOpen = false
  let timer = null
  let pauseMs = timing.firstMs
  let finish
  const ended = new Promise((resolve) => {
    finish = resolve
  })

  const begin = () => {
    let openedAt = null
    server = spawn(file, args, spawnOptions)
    server.on('message', (message) => {
      if (message !== OPEN_MESSAGE) return
      openedAt = Date.now()
      wasOpen = true
    })
    let isOver = false
    const over = (code, reason) => {
      if (isOver) return
      isOver = true
      if (server.connected) server.disconnect()
      if (isStopping || code === 0 || !wasOpen) return finish(code)
      if (openedAt !== null && Date.now() - openedAt >= timing.calmAfterMs) pauseMs = timing.firstMs
      onRestart({ reason, pauseMs })
      timer = setTimeout(begin, pauseMs)
      pauseMs = Math.min(pauseMs * 2, timing.longestMs)
    }
    server.once('error', (error) => over(1, error.message))
    server.once('exit', (code, signal) => over(code ?? 1, signal ?? `exit code ${code}`))
  }
  begin()

  return {
    stop(signal) {
      isStopping = true
      if (server.exitCode === null && server.signalCode === null && server.pid !== undefined) return server.kill(signal)
      clearTimeout(timer)
      finish(0)
    },
    ended,
  }
}
