import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import type * as ru from '../ru/review-words.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

export const reviewWords: Words<typeof ru.reviewWords> = {
  tab: 'Reviews',
  title: 'Reviews',
  pageTitle: (title) => `${title}: customer reviews`,
  pageDescription: (title) => `What customers say about “${title}”: ratings, photos and answers.`,
  count: (count) => formatCount(count, nouns.rating),
  stars: ['Awful', 'Bad', 'All right', 'Good', 'Excellent'],
  starsOf: (count) => `${count} out of 5`,
  rated: (rating) => `Rated ${rating} out of 5`,
  bar: (stars, count) => `${stars}: ${formatCount(count, nouns.rating)}`,
  fewText: 'There are few ratings yet: the average is shown once there are five.',
  tags: 'What people mention',
  sorting: 'Sort by',
  sortings: [
    { value: 'dateDesc', title: 'Newest' },
    { value: 'dateAsc', title: 'Oldest' },
    { value: 'ratingDesc', title: 'Best rated' },
    { value: 'ratingAsc', title: 'Worst rated' },
  ],
  more: 'Show more',
  loading: 'Loading the reviews',
  emptyTitle: 'No written reviews yet',
  emptyText: {
    farmer: 'They are written by those who got an order: it can be rated on its page.',
    restaurant: 'They are written by those who ordered here: a dinner can be rated on the page of its order.',
    tour_operator: 'They are written by those who went: a trip can be rated on the page of its booking.',
  },
  failedTitle: 'We could not show the reviews',
  failedText: 'Please try again.',
  retry: 'Try again',
  unnamed: 'Customer',
  answeredBy: (name) => `The seller’s answer · ${name}`,
  photo: (number) => `Photo ${number}`,
  helpful: 'Helpful',
  signIn: 'Sign in',
  notSaved: 'We could not save it. Check your connection and try again',
}

const DECLINED: Readonly<Record<DeclineReason, string>> = {
  insult: 'it has insults in it',
  personalData: 'it names phones, addresses or surnames of others',
  advertising: 'it has advertising in it',
  elsewhere: 'it is not about this purchase',
  unreadable: 'it could not be read',
  copied: 'its words or photos belong to others',
  forbidden: 'this may not be written at a market: treatment, alcohol, calls to violence',
}

export const rateWords: Words<typeof ru.rateWords> = {
  title: { farmer: 'How was your order?', restaurant: 'How was your dinner?', tour_operator: 'How was your trip?' },
  lead: 'Rate it with one touch. You can tell more later.',
  whole: { farmer: 'Order and delivery', restaurant: 'Kitchen and delivery', tour_operator: 'The trip as a whole' },
  label: (title) => `Rating: ${title}`,
  write: 'Tell more',
  edit: 'Change the review',
  thanks: 'Thank you for rating!',
  saved: 'Review saved',
  waiting: 'The review is being checked. We show it once a moderator has read it.',
  published: 'The review is published',
  declined: (reason) => `The review is not published: ${DECLINED[reason]}. You can correct it.`,
  window: (title) => `Review: ${title}`,
  close: 'Close',
  liked: 'What you liked',
  disliked: 'What could be better',
  words: 'Tell us more',
  wordsHint: {
    farmer: 'How it tasted, what you ate it with, how it travelled',
    restaurant: 'How it tasted, how large the portion was, whether it came hot',
    tour_operator: 'What you saw, how you were received, whom you would tell',
  },
  anonymous: 'Do not show my name',
  send: 'Send the review',
}

export const questionWords: Words<typeof ru.questionWords> = {
  tab: 'Questions',
  title: 'Questions',
  pageTitle: (title) => `${title}: questions and answers`,
  pageDescription: (title) => `Customers’ questions to “${title}” and answers from the farmers themselves.`,
  count: (count) => formatCount(count, nouns.question),
  loading: 'Loading the questions',
  emptyTitle: 'No questions yet',
  emptyText: 'Be the first to ask: the farmer answers.',
  failedTitle: 'We could not show the questions',
  mine: 'You',
  waiting: 'Passed on to the farmer. The answer will appear here.',
  ask: 'Ask the farmer',
  label: 'Your question',
  placeholder: 'For example, what to serve it with',
  hint: (length, most) => `Other customers see the answer, too. ${length} of ${most}`,
  anonymous: 'Ask anonymously: nobody sees your name',
  send: 'Ask',
  sent: 'The question was passed on to the farmer',
  signIn: 'Sign in to ask: the answer will be shown here.',
  tooMany: 'That is a lot of questions for today. Let us go on tomorrow',
}
