// Words as children write them, and Spanish ones: cspell:disable
/** Words of need as children write them, and harmless sentences that have the same words. */
import { describe, expect, test } from 'vitest'
import { isDistress } from './distress'

const lines = (text: string) => text.trim().split('\n')

const IN_NEED = lines(`
I was raped
I am being abused
he touched my private parts
I want to overdose
I took 30 tylenol
i want to unalive myself
kms
im gonna jump off the roof
nobody likes me and I am being bullied
quiero morir
i got molested by my cousin
my uncle touched me down there
my coach keeps touching me
I'm being hit at home
i get beaten every night
my mom's boyfriend hits me
my stepdad slaps me when I get a bad grade
my sister was raped at a party
i swallowed a whole bottle of pills
I took all my mom's sleeping pills
im going to kms if i fail this test
gonna unalive
I keep thinking about jumping in front of a train
i want to jump off a bridge
no one would miss me if i was gone
i wish i had never been born
i dont want to be here anymore
i cant go on anymore
I started cutting again
i have been burning my arms on purpose
kids at school bully me every day
everyone hates me
they keep bullying me
im scared of my dad
I am afraid to go home
I'm starving myself
me quiero matar
mi papá me pega
no quiero vivir
me tocó mi tío
i am being blackmailed with a photo
they beat me up at school
I feel like ending it all
i made myself throw up after lunch again
`)

const HARMLESS = lines(`
the hero dies in chapter 3
I killed that quiz
this test is killing me
how do I jump to the next section
the graph jumps off the scale at x = 3
I took 30 minutes for this
I took 3 from 12 and got 9
what does abuse mean
the bully in the story learns his lesson
why is the author talking about suicide in this poem
the word morbid means about death
I want to die laughing
I'm dying to know the answer
I cut the cake into 8 pieces
if I cut the rope in half how long is each part
how many pills are in a bottle of 30
a train jumps the track in the passage
the frog can jump off the roof of the barn
does nobody like choice D
she hit the ball 40 feet
he beats me at chess every time
my brother beat me in the math contest
my dad hits golf balls
everyone hates fractions
I hate this problem
nobody got number 7 right
what is an overdose of sarcasm
my teacher touched on this in class
the dog was abused in the passage and then found a home
how far is 5 kms in miles
a car drives 60 kms per hour
convert 12 kms to meters
what does mortality mean, is it from morir
I'm scared of the ISEE
I am afraid I got it wrong
I can't go on to the next step
I do not want to be late, so which step is first
the villain wanted to kill the king
the soldier shot himself in the foot is that an idiom
I burned my dinner while studying
I keep failing these, help
the character wished she had been born in Paris
I don't get it anymore
the pirates starved on the island
`)

describe('words of need', () => {
  test.each(IN_NEED)('"%s" is heard', (text) => expect(isDistress(text)).toBe(true))
  test.each(HARMLESS)('"%s" is about the work', (text) => expect(isDistress(text)).toBe(false))
})
