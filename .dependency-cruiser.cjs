/**
 * The walls of the house. A rule's name is the sentence people read when they run into it.
 * Run by scripts/check-walls.ts, which also fails when too few files were looked at.
 */

const { existsSync, readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

/**
 * The server's contexts, folders of modules that belong together, and which others each may lean on: the lower first, so
 * that there are no circles. What a lower one needs of a higher one comes through its own port (`portsFilledBy`) or as
 * an event. The picture: docs/decisions/030-modules-and-events.md.
 */
const LEANS_ON = {
  people: [],
  money: ['people'],
  supply: ['people'],
  fulfilment: ['people', 'supply'],
  discovery: ['people', 'supply', 'fulfilment'],
  sales: ['people', 'money', 'supply', 'fulfilment', 'discovery'],
  engagement: ['people', 'money', 'supply', 'fulfilment', 'discovery', 'sales'],
  publishing: ['people', 'supply', 'fulfilment', 'discovery', 'sales', 'engagement'],
  desks: ['people', 'money', 'supply', 'fulfilment', 'discovery', 'sales', 'engagement', 'publishing'],
}
const CONTEXTS = Object.keys(LEANS_ON)
/** What a module tells: hearing it is no call. */
const EVENTS_FILE = '/events\\.ts$'
const contexts = `^server/(${CONTEXTS.join('|')})/`

/**
 * The modules: `server/<context>/<noun>`, and the seller's desk of a noun, `server/<context>/<noun>/desk`, where it uses
 * other modules than its noun does. `path` matches the files of a module from the context's folder on.
 */
const modules = CONTEXTS.flatMap((context) => {
  const folder = join(__dirname, 'server', context)
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name, 'module.ts')
    const desk = join(folder, name, 'desk', 'module.ts')
    if (!existsSync(desk)) return [{ name, context, file, path: `${name}/` }]
    return [
      { name, context, file, path: `${name}/(?!desk/)` },
      { name: `${name}-desk`, context, file: desk, path: `${name}/desk/` },
    ]
  })
})
const pathOf = Object.fromEntries(modules.map(({ name, path }) => [name, path]))
/** The folder of the noun, which holds its desk: a wall of its own keeps a noun from knowing its desk. */
const nounOf = (name) => pathOf[name].replace(/\/.*/, '/')
/** What a module shows others. */
const SHOWN = '(?:desk/)?(?:ports|public|events)\\.ts$'

/** The folder of a module by its name in code: `readModels` lies in `read-models`. */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Names in the list `field` of every module's module.ts. */
const named = (field) =>
  Object.fromEntries(
    modules
      .filter(({ file }) => existsSync(file))
      .map(({ name, file }) => {
        const lists = readFileSync(file, 'utf8').matchAll(new RegExp(`^ {2}${field}: \\[([^\\]]*)\\],$`, 'gm'))
        const listed = [...lists].flatMap(([, list]) =>
          [...list.matchAll(/'([^']+)'/g)].map(([, other]) => kebab(other)),
        )
        return [name, modules.map((module) => module.name).filter((other) => other !== name && listed.includes(other))]
      }),
  )

/**
 * Which module of the server may call which (by its ports.ts and public.ts): those its module.ts names in `uses`, as
 * it is at run time. Upwards go events.
 */
const mayCall = named('uses')
/** Module → the modules whose port it fills, named by them in `portsFilledBy`: it knows their ports.ts. */
const fillers = named('portsFilledBy')
const filledBy = (module) => Object.keys(fillers).filter((other) => fillers[other].includes(module))

const contextOf = Object.fromEntries(modules.map(({ name, context }) => [name, context]))

/** Where a module names another one against the order of the contexts, as sentences. */
const againstContexts = () => [
  ...Object.entries(LEANS_ON).flatMap(([context, lower], place) =>
    lower
      .filter((other) => CONTEXTS.indexOf(other) >= place)
      .map((other) => `contexts stand above those they lean on: ${context} → ${other}`),
  ),
  ...Object.entries(mayCall).flatMap(([name, called]) =>
    called
      .filter((other) => ![contextOf[name], ...LEANS_ON[contextOf[name]]].includes(contextOf[other]))
      .map((other) => `${leaning(contextOf[name])}: ${name} uses ${other} of ${contextOf[other]}`),
  ),
  // else a port would be a way to call whatever one likes
  ...Object.entries(fillers).flatMap(([name, filling]) =>
    filling
      .filter((other) => !LEANS_ON[contextOf[other]].includes(contextOf[name]))
      .map((other) => `a port is filled from a context above, else it is \`uses\`: ${name} by ${other}`),
  ),
]
const leaning = (context) =>
  `the context «${context}» may lean on ${LEANS_ON[context].length > 0 ? `only ${LEANS_ON[context].join(', ')}` : 'no other context'}`

/** Tests stand beside the code and may reach further: they wire it together. */
const test = '\\.(test|data)\\.tsx?$'
const forbid = (name, from, to) => ({ name, severity: 'error', from: { pathNot: [test], ...from }, to })
const outside = (...allowed) => ({ pathNot: allowed })

module.exports = {
  CONTEXTS,
  kebab,
  mayCall,
  fillers,
  contextOf,
  againstContexts,
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
      'the demo world is data: it knows only the domain and the starter data',
      { path: '^demo/' },
      { path: '^(server|web|backoffice|contracts|emulators)/', pathNot: '^server/starter/' },
    ),
    forbid(
      'starter data is data: it knows only the domain',
      { path: '^server/starter/' },
      { path: '^(server|web|contracts|strings|demo|emulators)/', pathNot: '^server/starter/' },
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

    forbid(
      'a shop without a Valkey does not load its client: import() it where it is opened',
      { path: '^server/' },
      { path: 'node_modules/@redis/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),

    // Server
    forbid(
      'the platform knows no noun of the shop',
      { path: '^server/platform/' },
      { path: [contexts, '^server/(adapters|demo|web|app\\.ts)'] },
    ),
    forbid(
      'modules know each other only by ports.ts and public.ts, and hear each other through events.ts',
      { path: `${contexts}([^/]+)/`, pathNot: [test] },
      { path: contexts, pathNot: ['^server/$1/$2/', `${contexts}[^/]+/${SHOWN}`] },
    ),
    forbid(
      "a noun does not know its seller's desk: the desk knows its noun",
      { path: `${contexts}([^/]+)/(?!desk/)`, pathNot: [test, '/(module|index)\\.ts$'] },
      { path: '^server/$1/$2/desk/' },
    ),
    forbid(
      'public.ts of a module holds what needs nothing: it reaches no store',
      { path: `${contexts}[^/]+/public\\.ts$` },
      { path: `${contexts}[^/]+/(?:desk/)?store/`, reachable: true },
    ),
    ...CONTEXTS.map((context) =>
      forbid(
        leaning(context),
        { path: `^server/${context}/`, pathNot: [test] },
        {
          path: contexts,
          pathNot: [`^server/(${[context, ...LEANS_ON[context]].join('|')})/`, EVENTS_FILE],
        },
      ),
    ),
    forbid(
      'events.ts of a module declares only: it knows the domain and the platform',
      { path: `${contexts}[^/]+/events\\.ts$` },
      { path: '^server/', pathNot: ['^server/platform/'] },
    ),
    ...Object.entries(mayCall).map(([module, called]) =>
      forbid(
        `the module «${module}» may call ${called.length > 0 ? `only ${called.join(', ')}` : 'no other module'}: upwards go events`,
        { path: `${contexts}${pathOf[module]}`, pathNot: [test] },
        {
          path: contexts,
          pathNot: [
            `${contexts}(${[nounOf(module), ...called.map((other) => pathOf[other])].join('|')})`,
            ...filledBy(module).map((other) => `${contexts}${pathOf[other]}ports\\.ts$`),
            EVENTS_FILE,
          ],
        },
      ),
    ),
    forbid(
      'what stands around the modules reaches them through module.ts, public.ts, ports.ts and events.ts',
      { path: '^server/', pathNot: [test, contexts, '^server/modules\\.ts$'] },
      { path: contexts, pathNot: [`${contexts}[^/]+/(?:desk/)?(module|public|ports|events)\\.ts$`] },
    ),
    forbid(
      'the list of modules (server/modules.ts) takes them through module.ts',
      { path: '^server/modules\\.ts$' },
      { path: contexts, pathNot: [`${contexts}[^/]+/(?:desk/)?module\\.ts$`] },
    ),
    forbid(
      'only app.ts and the doctor pick adapters',
      // module.ts and the tests' own root name their types
      { path: '^server/', pathNot: [test, '^server/((app|module|testing)\\.ts$|adapters/|doctor/)'] },
      { path: '^server/adapters/' },
    ),
    forbid(
      'adapters speak to modules only through ports.ts',
      { path: '^server/adapters/' },
      { path: [contexts, '^server/(app|main)\\.ts'], pathNot: [`${contexts}[^/]+/ports\\.ts$`] },
    ),
    forbid(
      'use cases do not know HTTP',
      { path: `${contexts}[^/]+/(?:desk/)?use-cases/` },
      { path: [`${contexts}[^/]+/(?:desk/)?http/`, 'node_modules/(fastify|@fastify)/'] },
    ),
    forbid(
      'stores know neither use cases nor HTTP',
      { path: `${contexts}[^/]+/(?:desk/)?store/` },
      { path: `${contexts}[^/]+/(?:desk/)?(use-cases|http)/` },
    ),
    forbid(
      'handlers reach tables only through use cases and stores',
      { path: `${contexts}[^/]+/(?:desk/)?http/` },
      { path: 'node_modules/pg/' },
    ),

    // Storefront
    // a map draws meridians: their arithmetic is geometry, no noun of a shop
    forbid(
      'the kit in web/ui knows no domain',
      { path: '^web/ui/' },
      { path: ['^(domain|contracts)/(?!geo/border\\.ts$)', '^web/(app|platform|data|features|layouts|routes|entry-)'] },
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
      "the shop carries nothing of a seller's desk",
      {
        path: '^web/(app|data|features|layouts|routes)/',
        pathNot: [
          test,
          '^web/(app|layouts|routes)/(cabinet|office|site-constructor|construct-)',
          '^web/features/(cabinet-shell|market-setup|[^/]+-desk)/',
          '^web/data/[^/]+/desk/',
        ],
      },
      {
        path: '^web/(data/[^/]+/desk|features/(cabinet-shell|market-setup|[^/]+-desk))/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'the shop and the cabinet carry nothing of the office',
      {
        path: '^web/(app|data|features|layouts|routes)/',
        pathNot: [
          test,
          '^web/(app|layouts|routes|features)/office',
          '^web/features/market-setup/',
          '^web/data/(office|[^/]+/desk)/',
        ],
      },
      {
        path: '^web/(data/office/|features/office-|routes/office|layouts/office)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
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
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^/@', '\\?', '^\\./dist/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['^[a-z0-9-]+/dist/', '^tests/[a-z0-9-]+/dist/', '[.]css$', '[.]webp', '[.]svg', '[.]png', '[.]woff2'],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
