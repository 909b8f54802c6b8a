/** An instruction of a Dockerfile, of the kinds used by this one. */
export type Instruction =
  | { kind: 'from'; name: string }
  | { kind: 'copy'; from: string | null; sources: string[]; target: string }
  | { kind: 'run'; command: string }
  | { kind: 'env'; name: string; value: string }
  | { kind: 'cmd'; command: string[] }

/** Instructions without effect outside a container. */
const CONTAINER_ONLY = new Set(['WORKDIR', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK'])

/**
 * Parses a Dockerfile with one line per instruction.
 * @throws on an unknown instruction, so that none is ignored
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
