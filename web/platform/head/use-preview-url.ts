import { type PreviewKind, previewUrl } from '@okolitsa/domain/images/preview-url.ts'
import { useMarketName } from '../loading/use-market.ts'
import { useAbsoluteUrl } from './use-absolute-url.ts'

type PreviewUrl = (kind: PreviewKind, key: string | number, ...parts: readonly (string | number)[]) => string

/** Absolute URL of a page's preview picture, which contains the name of the market. */
export function usePreviewUrl(): PreviewUrl {
  const absolute = useAbsoluteUrl()
  const market = useMarketName()
  return (kind, key, ...parts) => absolute(previewUrl(kind, key, ...parts, market))
}
