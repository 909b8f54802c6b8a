import type { Plugin } from 'vite'

const IMPORT = /^import \{([^}]*)\} from '((?:[\w.-]*\/)*)icons\.ts'$/gm
const fileOf = (icon: string) =>
  icon
    .replace(/Icon$/, '')
    .replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])/g, '-')
    .toLowerCase()

/**
 * Imports an icon from its own file instead of the list of all icons, which would put every icon of every page into the
 * file that all pages load. Source files import `ui/icons.ts`.
 */
export function directIcons(): Plugin {
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/.*\.tsx?$/.test(id) || !code.includes('icons.ts')) return null
      const direct = code.replace(IMPORT, (_, names: string, folder: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => `import { ${name} } from '${folder}icons/${fileOf(name.split(' ')[0] ?? '')}.ts'`)
          .join('; '),
      )
      return { code: direct, map: null }
    },
  }
}
