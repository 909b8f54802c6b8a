import { randomUUID } from 'node:crypto'
import type {
  BannerFields,
  BannerRow,
  bannersEndpoints,
  TypedBanner,
} from '@okolitsa/contracts/content/banners.endpoints.ts'
import { dayIn, momentIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { bannerState, crowdedOut } from '@okolitsa/domain/content/banner.ts'
import type { ContentWords } from '@okolitsa/domain/content/content-block.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import type { DraftPreview } from '../draft-preview.ts'
import { MAX_HISTORY, MAX_PUBLISHED } from '../policy.ts'
import type { ShowcaseCommands } from '../showcase-commands.ts'
import { BANNERS } from '../showcase-sorts.ts'
import { listBanners, listSignedVersions, type StoredFields } from '../store/version.store.ts'

interface BannersDeps extends Deps<'database' | 'clock' | 'images'> {
  readonly commands: ShowcaseCommands
  readonly preview: DraftPreview
}

const FOLDER = 'banners'

const textsOf = ({ title, body, action }: ContentWords): BannerFields['ru'] => ({
  title,
  text: body
    .flatMap((node) => (node.kind === 'paragraph' ? node.spans : []))
    .map(({ text }) => text)
    .join(''),
  action,
})
const storedWords = ({ title, text, action }: TypedBanner['ru']): ContentWords => ({
  title,
  action,
  body: text === '' ? [] : [{ kind: 'paragraph', spans: [{ text }] }],
  links: [],
})

/** Days of earlier banners become moments in the time zone of the market. */
function momentsOf({ startsAt, endsAt, firstDay, lastDay }: StoredFields) {
  const ofDay = (day: string | null) => (day === null ? null : momentIn(SHOP_TIME_ZONE, day, 0))
  return {
    startsAt: startsAt ?? ofDay(firstDay),
    endsAt: endsAt ?? ofDay(lastDay === null ? null : plusDays(lastDay, 1)),
  }
}

function present(banner: StoredFields) {
  const { startsAt, endsAt } = momentsOf(banner)
  const { href, look, regionCodes, position, picture, words } = banner
  return {
    href: href ?? '',
    look,
    regionCodes: [...regionCodes],
    position,
    picture,
    imageUrl: picture === null ? null : imageUrl(picture),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    occasion: banner.occasion ?? null,
    ru: textsOf(words.ru),
    en: words.en && textsOf(words.en),
  }
}

const stored = ({ ru, en, startsAt, endsAt, ...fields }: TypedBanner): StoredFields => ({
  ...fields,
  kind: 'banner',
  slot: 'home',
  firstDay: null,
  lastDay: null,
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
  words: { ru: storedWords(ru), en: en && storedWords(en) },
})

export function bannersHandlers({
  database: { executor, inTransaction },
  clock,
  images,
  commands,
  preview,
}: BannersDeps): Handlers<typeof bannersEndpoints> {
  const list = async (on: Executor): Promise<BannerRow[]> => {
    const now = clock()
    const at = { now, today: dayIn(SHOP_TIME_ZONE, now) }
    const banners = (await listBanners(on, MAX_PUBLISHED)).map((banner) => ({
      ...banner,
      state: bannerState(banner.publishedVersion !== null, { ...banner, ...momentsOf(banner) }, at),
    }))
    const crowded = crowdedOut(banners)
    return banners.map((banner) => ({
      ...present(banner),
      code: banner.code,
      state: banner.state,
      isCrowdedOut: crowded.has(banner.code),
      version: banner.lastVersion,
      publishedVersion: banner.publishedVersion,
    }))
  }
  const read = async (on: Executor, code: string) => {
    const [rows, versions] = [await list(on), await listSignedVersions(on, code, MAX_HISTORY)]
    const row = rows.find((one) => one.code === code)
    const [last] = versions
    if (!row || !last || !BANNERS.isOne(last)) throw new Refusal('NOT_FOUND')
    return {
      ...row,
      ...present(last),
      version: last.version,
      preview: preview.tokenOf(code, last.version),
      history: versions.map(({ version, savedAt, author, firstPublishedAt, ...fields }) => ({
        version,
        author,
        savedAt: savedAt?.toISOString() ?? null,
        firstPublishedAt: firstPublishedAt?.toISOString() ?? null,
        fields: present(fields),
      })),
    }
  }

  return {
    listBanners: async () => ({ items: await list(executor) }),
    getBanner: ({ params }) => read(executor, params.code),
    createBanner: ({ actor, body, context }) =>
      inTransaction(async (tx) => {
        const code = `banner-${randomUUID()}`
        const seen = { version: 0, publishedVersion: null }
        await commands.save(tx, actor.staffId, { code, seen, fields: stored(body) }, context.closedAreas)
        return read(tx, code)
      }),
    saveBanner: ({ actor, params: { code }, body: { seen, fields }, context }) =>
      inTransaction(async (tx) => {
        await commands.save(tx, actor.staffId, { code, seen, fields: stored(fields) }, context.closedAreas)
        return read(tx, code)
      }),
    publishBanner: ({ actor, params: { code }, body, context }) =>
      inTransaction(async (tx) => {
        await commands.publish(tx, actor.staffId, { code, ...body }, context.closedAreas)
        return read(tx, code)
      }),
    withdrawBanner: ({ actor, params: { code }, body: { seen } }) =>
      inTransaction(async (tx) => {
        await commands.withdraw(tx, actor.staffId, code, seen)
        return read(tx, code)
      }),
    removeBanner: async ({ actor, params: { code } }) => {
      await inTransaction((tx) => commands.remove(tx, actor.staffId, code))
      return { removed: true }
    },
    addBannerPicture: async ({ scope, readForm }) => {
      const [picture] = await images.pictures.save(scope, FOLDER, (await readForm()).files)
      if (picture === undefined) throw new Refusal('PHOTO_REQUIRED')
      return { picture, imageUrl: imageUrl(picture) }
    },
  }
}
