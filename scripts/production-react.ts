import { createRequire } from 'node:module'

/**
 * Runs before every test file that renders pages: they are rendered by React's production code, like those of the built
 * shop. Its development code takes several times longer. React chooses when it is first loaded.
 */
const load = createRequire(import.meta.url)
const { NODE_ENV = 'test' } = process.env
process.env.NODE_ENV = 'production'
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) load(name)
process.env.NODE_ENV = NODE_ENV
