/**
 * What we take from under the router's public face: `createBrowserRouter` brings the library's own links and forms, 6 KB
 * that we do without. What is relied on stands in `router-parts.test.ts`.
 */
export {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from 'react-router'
