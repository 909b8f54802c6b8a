/**
 * Output of `npm start` and `npm test` during preparation. Plain JavaScript, because it runs before the installation,
 * with any Node that started npm.
 */
export const prepareText = {
  /** @param {string} version */
  oldNode: (version) => `Нужен Node.js 20 или новее, а запущен ${version}.`,
  installing: 'Ставим зависимости (npm ci): это один раз, минута-другая…',
  installingChecks: 'Доставляем то, чем проверяют: инструменты и браузер. Это тоже один раз…',
  installingAssets: 'Ставим исходники картинок, значков и списков: нужны только для пересборки…',
  usageOfBuildAsset: 'Укажите, что пересобрать: npm run build:icons, build:food, build:gazetteer или build:base-map.',
  /** @param {number} seconds */
  stillInstalling: (seconds) => `  …ставим, прошло ${seconds}\u00A0с`,
  secondTry: 'npm ci не справился (причина выше): пробуем npm install с теми же версиями…',
  installed: 'Зависимости на месте.',
  installFailed: 'Не удалось поставить зависимости: проверьте доступ к реестру npm и запустите «npm ci» сами.',
  noLock: 'Нет файла package-lock.json: восстановите его из репозитория, без него версии не закреплены.',
  /** @param {string} version */
  pinnedNodeMissing: (version) => `Закреплённый Node.js 24 не поставился, работаем на ${version}.`,
  /** @param {string} version */
  pinnedNodeNeeded: (version) =>
    `Закреплённый Node.js 24 не поставился, а ${version} слишком стар: разрешите установочные скрипты npm или поставьте Node.js 24.`,
  building: 'Собираем витрину…',
  built: 'Витрина собрана.',
  /**
   * @param {string} reason
   * @param {number} seconds
   */
  restarting: (reason, seconds) =>
    `Магазин остановился сам (${reason}): запускаем снова через ${String(seconds).replace('.', ',')}\u00A0с.`,
  buildFailed: 'Витрина не собралась, причина выше.',
}
