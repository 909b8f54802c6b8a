export const OWN_PAPERS_PATH = '/cabinet/money/papers'

export const ownPapersKeys = {
  page: (asked: object) => ['cabinet', 'agency-papers', asked] as const,
}
