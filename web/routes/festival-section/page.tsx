import { festivalText as text } from '@okolitsa/strings/ru/festival.ts'
import {
  FESTIVAL_PATH,
  FESTIVAL_SECTIONS_PATH,
  festivalSectionPath,
  festivalSectionsPath,
} from '../../data/festival/addresses.ts'
import { PutBy } from '../../features/festival/put-by.tsx'
import { SectionTiles } from '../../features/festival/section-tiles.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { FestivalGoods, useStandNote } from '../_composition/festival-goods.tsx'
import { NoFestival } from '../_composition/no-festival.tsx'
import type { loader } from './loader.ts'

type Data = ReturnType<typeof useLoaderData<typeof loader>>

export function Page() {
  const data = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  const name = text.sections.names[data.section]
  return (
    <div className="wrap">
      <PageHead
        title={`${name}: ${text.title}`}
        description={text.sections.description}
        canonical={absolute(festivalSectionPath(data.section, null))}
      />
      <Breadcrumbs
        label={text.breadcrumbs}
        items={[
          { title: text.title, href: FESTIVAL_PATH },
          {
            title: text.sections.title,
            href: data.ground ? festivalSectionsPath(data.ground.id) : FESTIVAL_SECTIONS_PATH,
          },
          { title: name },
        ]}
      />
      {data.ground ? <Shown {...data} /> : <NoFestival />}
    </div>
  )
}

function Shown({ section, ground, sections, goods, stands }: Extract<Data, { ground: object }>) {
  const hrefOf = (page: number) => festivalSectionPath(section, ground.id, page)
  return (
    <>
      <SectionHeader level={1} title={text.sections.names[section]} note={useStandNote(ground)} />
      <SectionTiles items={sections} current={section} hrefOf={(one) => festivalSectionPath(one, ground.id)} />
      <section className="section">
        {goods.items.length > 0 ? (
          <FestivalGoods items={goods.items} ground={ground} headingLevel={2} />
        ) : (
          <p>{text.goods.none}</p>
        )}
        <PutBy stands={stands} />
        <Pagination text={text.goods.pages} page={goods.currentPage} pageCount={goods.totalPages} hrefOf={hrefOf} />
      </section>
    </>
  )
}
