/** An instruction of a Dockerfile as far as ours uses them. */
export type Instruction =
  | { kind: 'from'; name: string }
  | { kind: 'copy'; from: string | null; sources: string[]; target: string }
  | { kind: 'run'; command: string }
  | { kind: 'env'; name: string; value: string }
  | { kind: 'cmd'; command: string[] }

/** What only a container has: it is not tried outside one. */
const CONTAINER_ONLY = new Set(['WORKDIR', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK'])

/**
 * Reads a Dockerfile of one line per instruction.
 * @throws on an instruction it does not know, so that none is passed over in silence
 */
export function instructionsOf(text: string): Instruction[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.flatMap((line): Instruction[] => {
    const [word = '', ...rest] = line.split(/\s+/)
    const value = rest.join(' ')
    if (CONTAINER_ONLY.has(word)) return []
    switch (word) {
      case 'FROM':
        return [{ kind: 'from', name: / AS (\S+)$/.exec(line)?.[1] ?? 'last' }]
      case 'RUN':
        return [{ kind: 'run', command: value }]
      case 'CMD':
        return [{ kind: 'cmd', command: JSON.parse(value) as string[] }]
      case 'ENV': {
        const [name = '', content = ''] = value.split('=')
        return [{ kind: 'env', name, value: content }]
      }
      case 'COPY': {
        const from = rest[0]?.startsWith('--from=') ? (rest.shift() ?? '').slice('--from='.length) : null
        return [{ kind: 'copy', from, sources: rest.slice(0, -1), target: rest.at(-1) ?? '' }]
      }
      default:
        throw new Error(`unknown instruction: ${line}`)
    }
  })
}
