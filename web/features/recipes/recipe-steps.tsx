import type { Recipe } from '@okolitsa/contracts/recipes/recipe.ts'
import { recipeCard } from '@okolitsa/strings/ru/recipe-card.ts'
import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SmartphoneIcon, TimerIcon } from '../../ui/icons.ts'
import css from './recipe-steps.module.css'

export function RecipeSteps({ steps, onCook }: { steps: Recipe['steps']; onCook: () => void }) {
  return (
    <section className="section stack g5">
      <h2 className="h2">{text.how}</h2>
      <ol className={css.steps}>
        {steps.map(({ title, text: words, minutes, imageUrl }, index) => (
          <li key={`${title} ${words}`}>
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <h3>{title}</h3>
              <p>{words}</p>
              {imageUrl && <img src={imageUrl} alt="" loading="lazy" />}
              {minutes !== null && (
                <Badge icon={TimerIcon} color="gray">
                  {recipeCard.time(minutes)}
                </Badge>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className={css.cook}>
        <div>
          <b>{text.handsBusy}</b>
          <p>{text.handsBusyText}</p>
        </div>
        <Button look="white" size="medium" icon={SmartphoneIcon} onClick={onCook}>
          {text.cookBySteps}
        </Button>
      </div>
    </section>
  )
}
