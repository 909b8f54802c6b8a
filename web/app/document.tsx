import type { PageAssets } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { LANGUAGE } from '@okolitsa/strings/ru/language.ts'
import type { ReactNode } from 'react'
import { answersForFields } from '../platform/hydration/early-input.ts'
import { HYDRATION_ID } from './hydration.ts'

/** The whole HTML document, hydrated by the browser. Titles and meta tags come from pages and are hoisted. */
export function Document({ assets, payload, children }: { assets: PageAssets; payload: string; children: ReactNode }) {
  return (
    <html lang={LANGUAGE} data-theme="okolitsa" data-arriving="" suppressHydrationWarning {...answersForFields}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=2" />
        <meta name="theme-color" content={assets.pageColor ?? '#FCFAF5'} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-apple.png" />
        {/* requested without cookies: the URL contains the language */}
        <link
          rel="manifest"
          href={assets.manifest ?? (LANGUAGE === 'ru' ? '/site.webmanifest' : `/site.${LANGUAGE}.webmanifest`)}
        />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built style sheets
          dangerouslySetInnerHTML={{ __html: assets.inlineStyles }}
        />
        {[assets.entry, ...assets.modules].map((href) => (
          // low priority: pictures and fonts come first. The largest file is first, because other files and pictures
          // further down would compete with its end
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {assets.late?.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} media={assets.late?.media} fetchPriority="low" />
        ))}
      </head>
      <body>
        {children}
        <script
          id={HYDRATION_ID}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped, see hydrationPayload
          dangerouslySetInnerHTML={{ __html: payload }}
        />
        {assets.development?.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script defer src="/browser-check.js" fetchPriority="low" />
        <script type="module" src={assets.entry} fetchPriority="low" />
      </body>
    </html>
  )
}
