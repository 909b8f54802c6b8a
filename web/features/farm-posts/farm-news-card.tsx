import type { LikedFarm } from '@okolitsa/contracts/farm-posts/farm-post.ts'
import { farmPostsText as text } from '@okolitsa/strings/ru/farm-posts.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import css from './farm-posts.module.css'
import { PostPicture } from './post-picture.tsx'

const SIGN_PX = 40

/** A farm with an excerpt of its latest news, if any; the farm's page has the full text. */
export function FarmNewsCard({ news: { farmer, post }, href }: { news: LikedFarm; href: string }) {
  const reference = useDayReference()
  const sign = pictureOf(farmer.smallImageUrl, '', { width: SIGN_PX, height: SIGN_PX }).src
  return (
    <Card as="article" className={`${css.news} ${css.linked}`}>
      <div className={css.who}>
        <Avatar picture={sign} hue={farmer.hue} size={SIGN_PX} />
        <span>
          <b>
            {post ? (
              farmer.title
            ) : (
              <a className={css.title} href={href}>
                {farmer.title}
              </a>
            )}
          </b>
          {post && <small className="muted">{text.when(post.daysAgo, post.publishedOn, reference)}</small>}
        </span>
      </div>
      {post && (
        <div className={css.body}>
          <div>
            <h3 className="h4">
              <a className={css.title} href={href}>
                {post.title}
              </a>
            </h3>
            <p className={`sm ${css.short}`}>{post.text}</p>
          </div>
          {post.picture && <PostPicture picture={post.picture} hue={farmer.hue} />}
        </div>
      )}
    </Card>
  )
}
