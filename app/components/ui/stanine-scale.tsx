/** The nine steps that schools read, rising as in the mark: the step of a score and the band it likely lies in. */
const STANINES = [1, 2, 3, 4, 5, 6, 7, 8, 9]

interface StanineScaleProps {
  /** 1 to 9; left out where only a band is honest. */
  stanine?: number
  /** The likely range, both ends included. */
  band?: { from: number; to: number }
  /** The whole figure in words, for screen readers: "Stanine 6, likely between 5 and 7". */
  label: string
}

export function StanineScale({ stanine, band, label }: StanineScaleProps) {
  return (
    <div className="scale" role="img" aria-label={label}>
      {STANINES.map((step) => (
        <span key={step} className={stepClass(step, stanine, band)}>
          {step}
        </span>
      ))}
    </div>
  )
}

function stepClass(step: number, stanine: number | undefined, band: StanineScaleProps['band']): string {
  if (step === stanine) return 'step here'
  return band && step >= band.from && step <= band.to ? 'step band' : 'step'
}
