import { doctorFindings as words } from '@okolitsa/strings/ru/doctor.ts'
import type { Config } from '../platform/config/config.ts'
import { type DiskLimits, freeBytesOf } from '../platform/disk/disk-watch.ts'
import { type Finding, failed, fine, warning } from './finding.ts'

const BYTES_IN_GIGABYTE = 1024 ** 3
const gigabytes = (bytes: number) => (bytes / BYTES_IN_GIGABYTE).toFixed(1)

export async function diskFinding(dir: string, limits: DiskLimits): Promise<Finding> {
  const free = await freeBytesOf(dir).catch(() => null)
  if (free === null) return warning(words.diskUnknown)
  if (free < limits.full) return failed(words.diskScarce(gigabytes(free), 'DISK_FULL_MB'))
  if (free < limits.scarce) return warning(words.diskScarce(gigabytes(free), 'DISK_SCARCE_MB'))
  return fine(words.disk(gigabytes(free)))
}

/** Secrets that are set in the environment, without their values. */
export function secretFindings(
  environment: Readonly<Record<string, string | undefined>>,
  { METRICS_TOKEN }: Pick<Config, 'METRICS_TOKEN'>,
  isTrading: boolean,
): readonly Finding[] {
  const kept = ['TOKEN_SECRET', 'SERVICE_SECRET'].filter((name) => !environment[name]?.trim())
  return [
    kept.length === 0 ? fine(words.secrets) : warning(words.keptSecrets(kept.join(', '))),
    METRICS_TOKEN ? fine(words.metrics) : (isTrading ? warning : fine)(words.noMetrics),
  ]
}

/** A proxy must be trusted when HTTPS ends at it. */
export function proxyFinding(config: Pick<Config, 'PUBLIC_URL' | 'TRUSTED_PROXIES' | 'HTTPS_PORT'>): Finding {
  if (config.TRUSTED_PROXIES.length > 0) return fine(words.proxies)
  if (!config.PUBLIC_URL.startsWith('https:')) return fine(words.noProxyNeeded)
  return config.HTTPS_PORT === undefined ? warning(words.noProxies) : fine(words.ownHttps)
}
