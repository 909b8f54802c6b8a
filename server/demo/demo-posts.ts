import { demoPosts } from '@okolitsa/demo/data/posts.ts'
import type { DemoOrganization } from '@okolitsa/demo/schemas/organization.ts'
import type { ImportedPost } from '../supply/farm-posts/module.ts'

const HOUR_MS = 3_600_000

export const demoPostsOf = ({ id }: DemoOrganization, now: Date): ImportedPost[] =>
  (demoPosts[id] ?? []).map(({ title, text, picture, hoursAgo }) => ({
    organizationId: id,
    title,
    text,
    picture: picture === undefined ? null : `food/${picture}.webp`,
    publishedAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
  }))
