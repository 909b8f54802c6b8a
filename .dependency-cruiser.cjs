/**
 * The walls of the house. A rule's name is the sentence people read when they run into it.
 * Run by scripts/check-walls.ts, which also fails when too few files were looked at.
 */

const { existsSync, readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

/** The server's contexts: folders of modules that belong together. */
const CONTEXTS = ['people', 'supply', 'discovery', 'fulfilment', 'sales', 'money', 'engagement', 'publishing', 'desks']
/** What a module tells: hearing it is no call. */
const EVENTS_FILE = '/events\\.ts$'
const contexts = `^server/(${CONTEXTS.join('|')})/`

/** The modules: `server/<context>/<name>`. */
const modules = CONTEXTS.flatMap((context) => {
  const folder = join(__dirname, 'server', context)
  return existsSync(folder) ? readdirSync(folder).map((name) => ({ name, file: join(folder, name, 'module.ts') })) : []
})

/** Names in the list `field` of every module's module.ts. */
const named = (field) =>
  Object.fromEntries(
    modules
      .filter(({ file }) => existsSync(file))
      .map(({ name, file }) => {
        const lists = readFileSync(file, 'utf8').matchAll(new RegExp(`^ {2}${field}: \\[([^\\]]*)\\],$`, 'gm'))
        const listed = [...lists].flatMap(([, list]) => [...list.matchAll(/'([^']+)'/g)].map(([, other]) => other))
        return [name, modules.map((module) => module.name).filter((other) => other !== name && listed.includes(other))]
      }),
  )

/**
 * Which module of the server may call which (through its index.ts or ports.ts): those its module.ts names in `uses`, as
 * it is at run time. Upwards go events.
 */
const mayCall = named('uses')
/** Module → the modules whose port it fills, named by them in `portsFilledBy`: it knows their ports.ts. */
const fillers = named('portsFilledBy')
const filledBy = (module) => Object.keys(fillers).filter((other) => fillers[other].includes(module))

/** Tests stand beside the code and may reach further: they wire it together. */
const test = '\\.(test|data)\\.tsx?$'
const forbid = (name, from, to) => ({ name, severity: 'error', from: { pathNot: [test], ...from }, to })
const outside = (...allowed) => ({ pathNot: allowed })

module.exports = {
  CONTEXTS,
  mayCall,
  fillers,
  forbidden: [
    // Layers
    forbid('the domain depends on nothing but itself', { path: '^domain/' }, outside('^domain/')),
    forbid(
      'contracts depend only on the domain and zod',
      { path: '^contracts/' },
      outside('^contracts/', '^domain/', 'node_modules/zod/'),
    ),
    forbid(
      'strings depend only on contracts and the domain',
      { path: '^strings/' },
      outside('^strings/', '^contracts/', '^domain/'),
    ),
    forbid(
      'the server does not reach into the storefront (only server/web opens its built entry)',
      { path: '^server/', pathNot: [test, '^server/web/', '^server/app\\.ts$'] },
      { path: '^(web|backoffice)/' },
    ),
    forbid(
      'the storefront reaches the server only through contracts',
      { path: '^web/' },
      { path: '^(server|emulators|demo)/' },
    ),
    forbid(
      'the back office reaches the server only through contracts',
      { path: '^backoffice/' },
      { path: '^(server|emulators|demo)/' },
    ),
    forbid(
      'emulators stand outside the shop and do not know its code',
      { path: '^emulators/' },
      { path: '^(server|web|backoffice|contracts)/' },
    ),
    forbid(
      'the demo world is data: it knows only the domain',
      { path: '^demo/' },
      { path: '^(server|web|backoffice|contracts|emulators)/' },
    ),

    forbid(
      'a real shop is installed without the demo and the emulators: import() them where they are asked for',
      { path: '^server/', pathNot: [test, '/testing[^/]*\\.ts$', '^server/demo/', '^server/adapters/storage/demo-'] },
      {
        path: '^(demo|emulators)/|^server/demo/|^server/adapters/storage/demo-',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),

    // Server
    forbid(
      'the platform knows no noun of the shop',
      { path: '^server/platform/' },
      { path: [contexts, '^server/(adapters|demo|web|app\\.ts)'] },
    ),
    forbid(
      'modules call each other only through index.ts or ports.ts, and hear each other through events.ts',
      { path: `${contexts}([^/]+)/`, pathNot: [test] },
      { path: contexts, pathNot: ['^server/$1/$2/', `${contexts}[^/]+/(index|ports|events)\\.ts$`] },
    ),
    forbid(
      'events.ts of a module declares only: it knows the domain and the platform',
      { path: `${contexts}[^/]+/events\\.ts$` },
      { path: '^server/', pathNot: ['^server/platform/'] },
    ),
    ...Object.entries(mayCall).map(([module, called]) =>
      forbid(
        `the module «${module}» may call ${called.length > 0 ? `only ${called.join(', ')}` : 'no other module'}: upwards go events`,
        { path: `${contexts}${module}/`, pathNot: [test] },
        {
          path: contexts,
          pathNot: [
            `${contexts}(${[module, ...called].join('|')})/`,
            ...filledBy(module).map((other) => `${contexts}${other}/ports\\.ts$`),
            EVENTS_FILE,
          ],
        },
      ),
    ),
    forbid(
      'what stands around the modules reaches them through index.ts, ports.ts and events.ts',
      { path: '^server/', pathNot: [test, contexts, '^server/modules\\.ts$'] },
      { path: contexts, pathNot: [`${contexts}[^/]+/(index|ports|events)\\.ts$`] },
    ),
    forbid(
      'the list of modules (server/modules.ts) takes them through module.ts',
      { path: '^server/modules\\.ts$' },
      { path: contexts, pathNot: [`${contexts}[^/]+/module\\.ts$`] },
    ),
    forbid(
      'only app.ts picks adapters',
      // module.ts and the tests' own root name their types
      { path: '^server/', pathNot: [test, '^server/((app|module|testing)\\.ts$|adapters/)'] },
      { path: '^server/adapters/' },
    ),
    forbid(
      'adapters speak to modules only through ports.ts',
      { path: '^server/adapters/' },
      { path: [contexts, '^server/(app|main)\\.ts'], pathNot: [`${contexts}[^/]+/ports\\.ts$`] },
    ),
    forbid(
      'use cases do not know HTTP',
      { path: `${contexts}[^/]+/use-cases/` },
      { path: [`${contexts}[^/]+/http/`, 'node_modules/(fastify|@fastify)/'] },
    ),
    forbid(
      'stores know neither use cases nor HTTP',
      { path: `${contexts}[^/]+/store/` },
      { path: `${contexts}[^/]+/(use-cases|http)/` },
    ),
    forbid(
      'handlers reach tables only through use cases and stores',
      { path: `${contexts}[^/]+/http/` },
      { path: 'node_modules/pg/' },
    ),

    // Storefront
    forbid(
      'the kit in web/ui knows no domain',
      { path: '^web/ui/' },
      { path: ['^(domain|contracts)/', '^web/(app|platform|data|features|layouts|routes|entry-)'] },
    ),
    forbid(
      'web/platform knows no noun: nothing that stands on it, and of contracts the kernel and the list of tables',
      { path: '^web/platform/', pathNot: [test, '^web/platform/client/shop-api\\.ts$'] },
      { path: ['^web/(app|data|features|layouts|routes|entry-)', '^contracts/(?!kernel/)'] },
    ),
    forbid(
      'a noun of web/data knows no screen',
      { path: '^web/data/' },
      { path: '^web/(app|features|layouts|routes|entry-)' },
    ),
    forbid(
      'features know neither pages nor layouts nor the root',
      { path: '^web/features/' },
      { path: '^web/(app|layouts|routes|entry-)' },
    ),
    forbid(
      'screens ask and change through the nouns of web/data',
      { path: '^web/(features|layouts|routes)/' },
      { path: ['^web/platform/client/shop-api\\.ts$', 'node_modules/@tanstack/react-query/'] },
    ),
    forbid('layouts know neither pages nor the root', { path: '^web/layouts/' }, { path: '^web/(app|routes|entry-)' }),
    forbid('pages do not know the root', { path: '^web/routes/' }, { path: '^web/(app|entry-)' }),
    forbid(
      'the root reaches features only through pages and layouts',
      { path: '^web/app/' },
      { path: '^web/features/' },
    ),
    forbid(
      'features never import each other',
      { path: '^web/features/([^/]+)/', pathNot: [test] },
      { path: '^web/features/', pathNot: ['^web/features/$1/'] },
    ),
    forbid(
      'the storefront runs in a browser: no Node modules outside its server entry and build',
      { path: '^web/(ui|platform|data|features|layouts|routes|app)/', pathNot: [test, '/build-[^/]+\\.ts$'] },
      { dependencyTypes: ['core'] },
    ),

    // Everywhere
    {
      name: 'files do not import each other in a circle, not even for types',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^/@', '\\?'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '[.]css$', '[.]webp', '[.]svg', '[.]png', '[.]woff2'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
