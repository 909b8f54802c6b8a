import type { FarmPost } from '@okolitsa/contracts/farm-posts/farm-post.ts'
import { farmPostsText as text } from '@okolitsa/strings/ru/farm-posts.ts'
import { type FarmPostPage, useFarmPosts } from '../../data/farm-posts/use-farm-posts.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ReportButton } from '../../ui/report-button.tsx'
import css from './farm-posts.module.css'
import { NEWS_ANCHOR } from './news-anchor.ts'
import { PostPicture } from './post-picture.tsx'

function PostItem({ post, hue }: { post: FarmPost; hue: number }) {
  const reference = useDayReference()
  return (
    <article className={css.body}>
      <div className={css.post}>
        <h3 className="h4">{post.title}</h3>
        {post.text.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="sm muted">{text.when(post.daysAgo, post.publishedOn, reference)}</p>
        <ReportButton kind="post" id={post.id} />
      </div>
      {post.picture && <PostPicture picture={post.picture} hue={hue} />}
    </article>
  )
}

export function FarmPostList({ farm, initial }: { farm: { id: number; hue: number }; initial: FarmPostPage }) {
  const { posts, more, isLoadingMore, isFailed } = useFarmPosts(farm.id, initial)
  if (posts.length === 0) return null
  return (
    <Card as="section" id={NEWS_ANCHOR} className="stack g4">
      <h2 className="h3">{text.farm.title}</h2>
      <div className={css.list}>
        {posts.map((post) => (
          <PostItem key={post.id} post={post} hue={farm.hue} />
        ))}
      </div>
      {isFailed && <Notification tone="warning">{text.farm.failed}</Notification>}
      {more && (
        <div>
          <Button look="secondary" size="medium" shape="round" busy={isLoadingMore} onClick={more}>
            {isFailed ? text.farm.retry : text.farm.more}
          </Button>
        </div>
      )}
    </Card>
  )
}
