import { newNoun } from '@okolitsa/strings/ru/new-noun.ts'
import type { NounNames } from './names.ts'

/** Texts of a noun's files in the browser (texts, data, page), by path. */
export const webFiles = (names: NounNames): Readonly<Record<string, string>> => {
  const { many, camel, pascal, onePascal, title } = names
  return {
    [`strings/ru/${many}.ts`]: newNoun.textsOf(camel, title),
    [`strings/en/${many}.ts`]: newNoun.englishWordsOf(camel, many),
    [`web/data/${many}/queries.ts`]: `import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'

/** Queries of ${many} for the cache of the page. */
export const ${camel}Queries = {
  all: () => queryOptions({ queryKey: ['${many}'], queryFn: () => shopApi().${camel}.list${pascal}() }),
}
`,
    [`web/data/${many}/use-${many}.ts`]: `import type { ${onePascal} } from '@okolitsa/contracts/${many}/${many}.endpoints.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { ${camel} as text } from '@okolitsa/strings/ru/${many}.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { ${camel}Queries } from './queries.ts'

/** The customer's own items, with a function that adds one and shows a refusal in a toast. */
export function use${pascal}(initial: { items: ${onePascal}[] }) {
  const queryClient = useQueryClient()
  const { items } = useQuery({ ...${camel}Queries.all(), initialData: initial }).data
  const add = useMutation({
    mutationFn: (typed: string) => shopApi().${camel}.add${onePascal}({ body: { text: typed } }),
    onSuccess: async () => {
      showToast({ tone: 'success', text: text.added })
      await queryClient.invalidateQueries(${camel}Queries.all())
    },
    onError: (error) => {
      if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || text.failed })
    },
  })
  return { items, add }
}
`,
    [`web/routes/${many}/loader.ts`]: `import { loading, moved, signInPath } from '../../platform/loading/loading.ts'

/** The customer's own ${many}. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  return { ${camel}: await shop.api.${camel}.list${pascal}() }
})
`,
    [`web/routes/${many}/page.tsx`]: `import { ${camel} as text } from '@okolitsa/strings/ru/${many}.ts'
import { useState } from 'react'
import { use${pascal} } from '../../data/${many}/use-${many}.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

/** The customer's own ${many}: the list and a form that adds one. */
export function Page() {
  const { ${camel} } = useLoaderData<typeof loader>()
  const { items, add } = use${pascal}(${camel})
  const [typed, setTyped] = useState('')
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      <div className="stack g4">
        <KeptForm
          id="${many}"
          sending={add}
          className="stack g2"
          onSubmit={() => {
            if (typed.trim()) add.mutate(typed, { onSuccess: () => setTyped('') })
          }}
        >
          <TextField
            label={text.text}
            value={typed}
            maxLength={500}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" busy={add.isPending}>
            {text.add}
          </Button>
        </KeptForm>
        {items.length === 0 && <p className="muted">{text.empty}</p>}
        {items.map((one) => (
          <Card key={one.id}>{one.text}</Card>
        ))}
      </div>
    </AccountLayout>
  )
}
`,
  }
}
