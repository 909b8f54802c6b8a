import { festivalText as text } from '@okolitsa/strings/ru/festival.ts'
import {
  FESTIVAL_PATH,
  FESTIVAL_SECTIONS_PATH,
  festivalSectionPath,
  festivalSectionsPath,
} from '../../data/festival/addresses.ts'
import { GroundCards } from '../../features/festival/ground-cards.tsx'
import { SectionTiles } from '../../features/festival/section-tiles.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { NoFestival } from '../_composition/no-festival.tsx'
import type { loader } from './loader.ts'

/** Sections of products at a ground. */
export function Page() {
  const data = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  return (
    <div className="wrap">
      <PageHead
        title={text.sections.title}
        description={text.sections.description}
        canonical={absolute(FESTIVAL_SECTIONS_PATH)}
      />
      <Breadcrumbs
        label={text.breadcrumbs}
        items={[{ title: text.title, href: FESTIVAL_PATH }, { title: text.sections.title }]}
      />
      {data.festival ? (
        <>
          <SectionHeader level={1} title={text.sections.title} note={text.sections.note(data.ground.city)} />
          <SectionTiles items={data.items} hrefOf={(section) => festivalSectionPath(section, data.ground.id)} />
          <section className="section">
            <SectionHeader title={text.sections.cities} />
            <GroundCards
              grounds={data.festival.grounds}
              chosenId={data.ground.id}
              hrefOf={(id) => `${festivalSectionsPath(id)}&noScroll=1`}
            />
          </section>
        </>
      ) : (
        <NoFestival />
      )}
    </div>
  )
}
