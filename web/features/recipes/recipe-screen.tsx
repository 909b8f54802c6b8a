import type { Recipe, RecipeCard as RecipeCardData } from '@okolitsa/contracts/recipes/recipe.ts'
import { MAX_PORTIONS } from '@okolitsa/contracts/recipes/recipes.endpoints.ts'
import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import { lazy, Suspense, useState } from 'react'
import { pictureOf } from '../../data/catalog/picture.ts'
import { recipesPath } from '../../data/recipes/addresses.ts'
import { useCollectCart } from '../../data/recipes/use-collect-cart.ts'
import { type LoadedGoods, useRecipeGoods } from '../../data/recipes/use-recipe-goods.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { ChefHatIcon, ClockIcon, UsersRoundIcon } from '../../ui/icons.ts'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { SoftPicture } from '../../ui/soft-picture.tsx'
import { CollectButton } from './collect-button.tsx'
import { IngredientRow } from './ingredient-row.tsx'
import { RecipeGrid } from './recipe-grid.tsx'
import css from './recipe-page.module.css'
import { RecipeSteps } from './recipe-steps.tsx'
import { RecipeBar, RecipeSum } from './recipe-sum.tsx'
import { useRecipeChoice } from './use-recipe-choice.ts'

const Cooking = lazy(() => import('./cooking.tsx'))
const PICTURE_PX = 480
const NUTRIENTS = ['kcal', 'protein', 'fat', 'carbs'] as const

/** A recipe: products with replacements, sums by seller, steps. */
export function RecipeScreen({
  recipe,
  loaded,
  similar,
}: {
  recipe: Recipe
  loaded: LoadedGoods
  similar: readonly RecipeCardData[]
}) {
  const [portions, setPortions] = useState(recipe.portions)
  const [isCooking, setCooking] = useState(false)
  const { goods, isStale, isFailed, retry } = useRecipeGoods(recipe, portions, loaded)
  const choice = useRecipeChoice(recipe, portions, goods)
  const { choices, bought, basket } = choice
  const collect = useCollectCart()
  const choiceKey = bought.map(({ product, quantity }) => `${product.id}×${quantity}`).join()
  const [collected, setCollected] = useState<string | null>(null)
  const button = (size: 'large' | 'xlarge') => (
    <CollectButton
      size={size}
      isCollected={collected === choiceKey}
      onCollect={() => {
        choice.settle()
        collect(bought)
        setCollected(choiceKey)
      }}
    />
  )
  return (
    <>
      <div className={css.page}>
        <div className="stack g5">
          <SoftPicture
            picture={pictureOf(recipe.imageUrl, '', { width: PICTURE_PX, height: PICTURE_PX })}
            hue={recipe.hue}
            ratio="fill"
            className={css.picture}
            priority
          />
          <div className="stack g2">
            <h1 className="h1">{recipe.title}</h1>
            <p className={css.line}>{recipe.line}</p>
            <Facts
              items={[
                { icon: ClockIcon, text: text.atTheStove(recipe.minutes) },
                { icon: ChefHatIcon, text: text.levels[recipe.level] },
                { icon: UsersRoundIcon, text: text.forPortions(recipe.portions) },
              ]}
            />
          </div>
        </div>
        <Card as="section" className={css.ingredients} aria-busy={isStale || undefined}>
          <div className={css.ingredientsHead}>
            <h2 className="h3">{text.ingredients}</h2>
            <div className="row">
              <span className="muted">{text.portions}</span>
              <QuantityStepper
                text={String(portions)}
                labels={{ group: text.portionsOf, decrease: text.fewer, increase: text.more, remove: text.fewer }}
                isMinimum={portions === 1}
                onDecrease={() => setPortions(portions - 1)}
                onIncrease={() => setPortions(Math.min(MAX_PORTIONS, portions + 1))}
              />
            </div>
          </div>
          <ul>
            {choices.map((one) => (
              <IngredientRow
                key={one.ingredient.position}
                choice={one}
                isKnown={goods !== undefined}
                onAtHome={(isThere) => choice.setAtHome(one.ingredient, isThere)}
                onPick={(productId) => choice.pick(one.ingredient.position, productId)}
              />
            ))}
          </ul>
        </Card>
        <div className={css.aside}>
          {isFailed ? (
            <Card as="section" className="stack g2">
              <h2 className="h4">{text.goodsFailed}</h2>
              <p className="muted">{text.goodsFailedText}</p>
              <Button look="secondary" size="medium" onClick={retry}>
                {text.retry}
              </Button>
            </Card>
          ) : (
            goods && (
              <RecipeSum
                basket={basket}
                missing={choice.missing}
                left={choice.left}
                oneSeller={choice.oneSeller}
                onTake={choice.takeFrom}
                onProposed={choice.isChanged ? choice.proposeAgain : null}
                collect={button('xlarge')}
              />
            )
          )}
          {recipe.nutrition.kcal > 0 && (
            <Card as="section" className="stack g4">
              <h2 className="h4">{text.perPortion}</h2>
              <dl className={css.nutrients}>
                {NUTRIENTS.map((name) => (
                  <div key={name}>
                    <dt>{text.nutrition[name]}</dt>
                    <dd>{name === 'kcal' ? recipe.nutrition.kcal : text.grams(recipe.nutrition[name])}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
          {recipe.advice && (
            <section className={css.advice}>
              <h2 className="h4">{text.advice}</h2>
              <p>{recipe.advice}</p>
            </section>
          )}
        </div>
      </div>
      <RecipeSteps steps={recipe.steps} onCook={() => setCooking(true)} />
      {similar.length > 0 && (
        <section className="section">
          <SectionHeader
            title={text.similar}
            more={{ href: recipesPath(recipe.categoryUrlKey), text: text.allOf(recipe.categoryTitle) }}
          />
          <RecipeGrid recipes={similar} />
        </section>
      )}
      <RecipeBar basket={basket} collect={button('large')} />
      {isCooking && (
        <Suspense>
          <Cooking recipe={recipe} onClose={() => setCooking(false)} />
        </Suspense>
      )}
    </>
  )
}
